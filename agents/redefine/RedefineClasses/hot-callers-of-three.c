/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses of three classes takes effect in the compiled callers of each.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine_all(jni, subject)));
}

TEST(.target = "redefine.HotThree", .probe = observe, .timeout = 60,
     .vm_args = LIST(COMPILED_EARLY), .needs = {.can_redefine_classes = 1});
