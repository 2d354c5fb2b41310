/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("IsMethodObsolete returns false for a method that changes only in constant pool indices.");

static jmethodID method_in_frame(void)
{
    enum { MOST = 200 };
    jvmtiFrameInfo frames[MOST];
    jint count;
    must(GetStackTrace, NULL, 0, MOST, frames, &count);
    for (jint i = 0; i < count && i < MOST; i++)
        if (strstr(method_name(frames[i].method), "redefine/Subject;.during") != NULL)
            return frames[i].method;
    return NULL;
}

static void observe(JNIEnv *jni, jobject subject)
{
    jboolean obsolete = 7;
    jclass klass = class_of_probe(jni, subject);
    jmethodID before = method_in_frame();
    if (before == NULL) {
        say("there is no frame of the class");
        return;
    }
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    jvmtiError error = ti(IsMethodObsolete, method_in_frame(), &obsolete);
    say("in the frame: %s %s", error_name(error), truth(obsolete));
    say("the same id: %s", truth(method_in_frame() == before));
    say("the class's id: %s",
        truth(method_id(jni, klass, "during", "(Ljava/lang/Runnable;)Ljava/lang/String;")
              == before));
}

TEST(.target = "redefine.Active", .args = LIST("padded"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
