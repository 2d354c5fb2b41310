/* SPDX-License-Identifier: Apache-2.0 */
#include "../active.h"

TITLE("IsMethodObsolete returns true for a frame of a redefined method, and false for the new method.");

static void say_obsolete(const char *what, jmethodID method)
{
    if (method == NULL) {
        say("%s: there is no frame of the class", what);
        return;
    }
    jboolean obsolete = 7;
    jvmtiError error = ti(IsMethodObsolete, method, &obsolete);
    say("%s: %s %s", what, error_name(error), truth(obsolete));
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    say_obsolete("before", method_in_frame());
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    say_obsolete("in the frame", method_in_frame());
    say_obsolete("in the class",
                 method_id(jni, klass, "during", "(Ljava/lang/Runnable;)Ljava/lang/String;"));
}

TEST(.target = "redefine.Active", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
