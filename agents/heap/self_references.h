/* SPDX-License-Identifier: Apache-2.0 */

/* The references of an object of heap.walk.SelfReferences to itself, at each of which it gets another
 * tag, and to another object. */
#ifndef ASSAY_HEAP_SELF_REFERENCES_H
#define ASSAY_HEAP_SELF_REFERENCES_H

#include "heap.h"

enum { OTHER_TAG = 500 };

static jlong current_tag; /* the tag that the object has now */
static int to_itself, to_other, stale_referrers;

/* In a walk from roots the first report of the object has no referrer. Three references to itself
 * follow each other in any order, so at least two come after a change. */
OBJECT_REFERENCE_CALLBACK(see_self_reference)
{
    if (*tag == OTHER_TAG && referrer_tag >= TAG_OF_CLASS) {
        to_other++;
        stale_referrers += referrer_tag != current_tag;
    } else if (*tag != 0 && *tag == current_tag && referrer_tag >= TAG_OF_CLASS) {
        to_itself++;
        stale_referrers += referrer_tag != current_tag;
        *tag = ++current_tag;
    }
    return JVMTI_ITERATION_CONTINUE;
}

static inline void say_self_references(const char *function, jvmtiError error)
{
    say("%s: %s, to itself %d, to the other %d, with another referrer's tag %d", function,
        error_name(error), to_itself, to_other, stale_referrers);
}

static inline jobject tag_self_referrer(JNIEnv *jni, jobject pairs)
{
    jobject object = NULL;
    name_objects(jni, pairs);
    object = object_named(jni, pairs, assay_case());
    set_tag(object_named(jni, pairs, "other"), OTHER_TAG);
    set_tag(object, current_tag = TAG_OF_CLASS);
    return object;
}

#endif
