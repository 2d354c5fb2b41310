/* SPDX-License-Identifier: Apache-2.0 */
#include "../active.h"

TITLE("IsMethodObsolete returns false for a method that changes only in constant pool indices.");

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
