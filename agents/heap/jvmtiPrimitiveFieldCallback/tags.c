/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("The callback sees the tags of the object and of its class, and can set the object's.");

static jint wrong, reported;

FIELD(retag)
{
    if (class_tag != CLASS_TAG)
        return 0;
    reported++;
    wrong += *tag != SUBJECT_TAG && *tag != HOLDER_TAG;
    *tag = HOLDER_TAG;
    return 0;
}

static void observe(JNIEnv *jni, jobject subjects)
{
    static const jvmtiHeapCallbacks callbacks = {.primitive_field_callback = retag};
    jobject subject = tag_subject(jni, subjects);
    set_tag(class_of(jni, subject), CLASS_TAG);
    jvmtiError error = ti(FollowReferences, 0, NULL, subject, &callbacks, NULL);
    say("FollowReferences: %s", error_name(error));
    say("%d fields with the class's tag, %d with a wrong tag", (int)reported, (int)wrong);
    say("tag afterwards: %s", tag_of(subject) == HOLDER_TAG ? "as set" : "another");
}

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$EachType"), .probe = observe,
     .needs = {.can_tag_objects = 1});
