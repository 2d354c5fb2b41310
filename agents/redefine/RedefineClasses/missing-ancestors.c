/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses refuses a superclass and an interface that do not exist as another hierarchy.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiError error = redefine(jni, subject);
    say("RedefineClasses: %s", error_name(error));
    end_if_accepted(error);
}

TEST(.target = "redefine.Redefined", .args = LIST("missing-superclass", "missing-interface"),
     .probe = observe, .needs = {.can_redefine_classes = 1});
