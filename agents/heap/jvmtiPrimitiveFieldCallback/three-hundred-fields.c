/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports three hundred primitive fields with three hundred indices.");

static jint reported, misplaced;

PRIMITIVE_FIELD_CALLBACK(count_field)
{
    if (*tag == TAG_OF_SUBJECT) {
        reported++;
        misplaced += info->field.index != value.i;
    }
    return 0;
}

static void observe(JNIEnv *jni, jobject subjects)
{
    static const jvmtiHeapCallbacks callbacks = {.primitive_field_callback = count_field};
    jobject many = tag_subject(jni, subjects);
    jvmtiError error = ti(FollowReferences, 0, NULL, many, &callbacks, NULL);
    say("FollowReferences: %s", error_name(error));
    say("%d fields, %d with another index than their place", (int)reported, (int)misplaced);
}

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Many"), .probe = observe,
     .needs = {.can_tag_objects = 1});
