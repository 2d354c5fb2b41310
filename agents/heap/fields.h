/* SPDX-License-Identifier: Apache-2.0 */

/*
 * What the tests of field indices share. A target hands its probe an array: the
 * subject, an object or a class, and then the objects that fields may refer to, each
 * with a name. The hooks here say every field of the subject that the walk shows.
 */
#ifndef ASSAY_HEAP_FIELDS_H
#define ASSAY_HEAP_FIELDS_H

#include <stdio.h>
#include <stdlib.h>

#include "filters.h"

enum { SUBJECT_TAG = 1, NAMED_TAG = 100, SIGHTINGS_MAX = 400 };

struct sighting {
    jint index;
    char text[80];
};

static struct sighting sightings[SIGHTINGS_MAX];
static size_t sighting_count;
static char field_values[64][32]; /* names of the objects that fields refer to */

static inline void saw(jint index, const char *kind, const char *what)
{
    if (sighting_count == SIGHTINGS_MAX)
        broken("more fields were reported than any target has");
    struct sighting *sighting = &sightings[sighting_count++];
    sighting->index = index;
    snprintf(sighting->text, sizeof sighting->text, "%s %s", kind, what);
}

static inline int by_index(const void *a, const void *b)
{
    const struct sighting *left = a;
    const struct sighting *right = b;
    if (left->index != right->index)
        return left->index < right->index ? -1 : 1;
    return strcmp(left->text, right->text);
}

/* The order of the callbacks is open, so the fields are said in the order of their
 * indices. */
static inline void say_sightings(const char *function, jvmtiError error)
{
    say("%s: %s", function, error_name(error));
    qsort(sightings, sighting_count, sizeof sightings[0], by_index);
    for (size_t i = 0; i < sighting_count; i++)
        say("index %d: %s", (int)sightings[i].index, sightings[i].text);
    sighting_count = 0;
}

REFERENCE(see_reference)
{
    if (kind != JVMTI_HEAP_REFERENCE_FIELD && kind != JVMTI_HEAP_REFERENCE_STATIC_FIELD)
        return 0;
    if (referrer_tag == NULL || *referrer_tag != SUBJECT_TAG)
        return 0;
    jlong which = *tag - NAMED_TAG;
    saw(info->field.index, reference_kind(kind),
        which >= 0 && which < 64 ? field_values[which] : "an object that the test does not know");
    return 0;
}

FIELD(see_primitive)
{
    if (*tag != SUBJECT_TAG)
        return 0;
    char text[64];
    snprintf(text, sizeof text, "%c %s", type, value_text((char)type, value));
    saw(info->field.index, reference_kind(kind), text);
    return 0;
}

/* Tags the subject and the named objects; returns the subject. */
static inline jobject tag_subject(JNIEnv *jni, jobject subjects)
{
    jsize length = (*jni)->GetArrayLength(jni, subjects);
    for (jsize i = 1; i < length; i++) {
        jobject named = element(jni, subjects, i);
        snprintf(field_values[i], sizeof field_values[i], "%s", to_string(jni, named));
        set_tag(named, NAMED_TAG + i);
    }
    jobject subject = element(jni, subjects, 0);
    set_tag(subject, SUBJECT_TAG);
    return subject;
}

/* A probe: the fields of the subject as FollowReferences shows them. */
static inline void follow_fields(JNIEnv *jni, jobject subjects)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see_reference,
                                                 .primitive_field_callback = see_primitive};
    jobject subject = tag_subject(jni, subjects);
    say_sightings("FollowReferences", ti(FollowReferences, 0, NULL, subject, &callbacks, NULL));
}

/* A probe: the primitive fields of the subject as IterateThroughHeap shows them. */
static inline void iterate_fields(JNIEnv *jni, jobject subjects)
{
    static const jvmtiHeapCallbacks callbacks = {.primitive_field_callback = see_primitive};
    tag_subject(jni, subjects);
    say_sightings("IterateThroughHeap",
                  ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL));
}

#endif
