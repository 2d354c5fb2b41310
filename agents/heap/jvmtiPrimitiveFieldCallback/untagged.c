/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A jvmtiPrimitiveFieldCallback reports fields of objects without a tag, and can set one.");

static jint reported, tagged;

PRIMITIVE_FIELD_CALLBACK(give)
{
    if (class_tag == TAG_OF_CLASS) {
        reported++;
        tagged += *tag != 0;
        *tag = TAG_OF_SUBJECT;
    }
    return 0;
}

static void say_and_reset(const char *function, jvmtiError error, jobject subject)
{
    say("%s: %s, %d fields, %d after the tag was given", function, error_name(error), (int)reported,
        (int)tagged);
    say("tag afterwards: %lld", (long long)tag_of(subject));
    set_tag(subject, 0);
    reported = tagged = 0;
}

static void observe(JNIEnv *jni, jobject subjects)
{
    static const jvmtiHeapCallbacks callbacks = {.primitive_field_callback = give};
    jobject subject = tag_subject(jni, subjects);
    set_tag(class_of(jni, subject), TAG_OF_CLASS);
    set_tag(subject, 0);
    jvmtiError error = ti(FollowReferences, 0, NULL, subject, &callbacks, NULL);
    say_and_reset("FollowReferences", error, subject);
    error = ti(IterateThroughHeap, 0, class_of(jni, subject), &callbacks, NULL);
    say_and_reset("IterateThroughHeap", error, subject);
}

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$EachType"), .probe = observe,
     .needs = {.can_tag_objects = 1});
