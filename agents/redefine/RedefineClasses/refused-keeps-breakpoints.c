/* SPDX-License-Identifier: Apache-2.0 */
#include "../redefined.h"

TITLE("RedefineClasses keeps breakpoints, method ids and line numbers when it refuses an added method.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_kept(jni, subject, "RedefineClasses", redefine);
}

TEST(.target = "redefine.Redefined", .args = LIST("method-added"), .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_generate_breakpoint_events = 1,
               .can_get_line_numbers = 1});
