/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A jvmtiPrimitiveFieldCallback gets the tags of the object and its class, and can set the object's.");

static jint wrong, reported;

PRIMITIVE_FIELD_CALLBACK(retag)
{
    if (class_tag != TAG_OF_CLASS)
        return 0;
    reported++;
    wrong += *tag != TAG_OF_SUBJECT && *tag != TAG_OF_ARRAY;
    *tag = TAG_OF_ARRAY;
    return 0;
}

static void observe(JNIEnv *jni, jobject subjects)
{
    static const jvmtiHeapCallbacks callbacks = {.primitive_field_callback = retag};
    jobject subject = tag_subject(jni, subjects);
    set_tag(class_of(jni, subject), TAG_OF_CLASS);
    jvmtiError error = ti(FollowReferences, 0, NULL, subject, &callbacks, NULL);
    say("FollowReferences: %s", error_name(error));
    say("%d fields with the class's tag, %d with a wrong tag", (int)reported, (int)wrong);
    say("tag afterwards: %s", tag_of(subject) == TAG_OF_ARRAY ? "as set" : "another");
}

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$EachType"), .probe = observe,
     .needs = {.can_tag_objects = 1});
