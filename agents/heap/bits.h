/* SPDX-License-Identifier: Apache-2.0 */

/* Primitive fields by the bits of their values, in which no two values look alike. */
#ifndef ASSAY_HEAP_BITS_H
#define ASSAY_HEAP_BITS_H

#include <inttypes.h>

#include "fields.h"

FIELD(see_bits)
{
    if (*tag != SUBJECT_TAG)
        return 0;
    char text[64] = "no primitive type";
    switch (type) {
    case JVMTI_PRIMITIVE_TYPE_BOOLEAN:
    case JVMTI_PRIMITIVE_TYPE_BYTE:
        snprintf(text, sizeof text, "%c %02x", type, (unsigned)(uint8_t)value.b);
        break;
    case JVMTI_PRIMITIVE_TYPE_CHAR:
    case JVMTI_PRIMITIVE_TYPE_SHORT:
        snprintf(text, sizeof text, "%c %04x", type, (unsigned)value.c);
        break;
    case JVMTI_PRIMITIVE_TYPE_INT:
    case JVMTI_PRIMITIVE_TYPE_FLOAT:
        snprintf(text, sizeof text, "%c %08" PRIx32, type, (uint32_t)value.i);
        break;
    case JVMTI_PRIMITIVE_TYPE_LONG:
    case JVMTI_PRIMITIVE_TYPE_DOUBLE:
        snprintf(text, sizeof text, "%c %016" PRIx64, type, (uint64_t)value.j);
        break;
    }
    saw(info->field.index, reference_kind(kind), text);
    return 0;
}

/* A probe: the subject's primitive fields as both walks show them. */
static inline void follow_and_iterate(JNIEnv *jni, jobject subjects)
{
    static const jvmtiHeapCallbacks callbacks = {.primitive_field_callback = see_bits};
    jobject subject = tag_subject(jni, subjects);
    say_sightings("FollowReferences", ti(FollowReferences, 0, NULL, subject, &callbacks, NULL));
    say_sightings("IterateThroughHeap",
                  ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL));
}

#endif
