/* SPDX-License-Identifier: Apache-2.0 */
#include "../redefined.h"

TITLE("RetransformClasses keeps breakpoints, method ids and line numbers when it refuses an added method.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_kept(jni, subject, "RetransformClasses", retransform);
}

TEST(.target = "redefine.Redefined", .args = LIST("method-added"), .probe = observe,
     .needs = {.can_retransform_classes = 1,
               .can_generate_breakpoint_events = 1,
               .can_get_line_numbers = 1});
