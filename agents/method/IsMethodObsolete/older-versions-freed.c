/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A method keeps its id when older, equivalent versions of it are no longer in use.");

static jmethodID from_the_start;

static void ask(JNIEnv *jni, jobject subject)
{
    jclass thread = find_class(jni, "java/lang/Thread");
    jobject runnable = (*jni)->NewObject(jni, thread, method_id(jni, thread, "<init>", "()V"));
    for (int i = 0; i < 2; i++)
        must(ForceGarbageCollection);
    say_version(jni, method_name(from_the_start), from_the_start);
    jobject text = (*jni)->CallObjectMethod(jni, subject, from_the_start, runnable);
    no_exception(jni);
    say("the call: %s", to_string(jni, text));
}

static void observe(JNIEnv *jni, jobject subject)
{
    static jobject object;
    if (subject == NULL) {
        ask(jni, object);
        return;
    }
    if (from_the_start == NULL) {
        object = (*jni)->NewGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, subject, 2));
        from_the_start = method_id(jni, class_of_probe(jni, subject), "during",
                                   "(Ljava/lang/Runnable;)Ljava/lang/String;");
    }
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.FrameReturned", .args = LIST("others", "during-alone"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
