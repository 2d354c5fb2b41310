/* SPDX-License-Identifier: Apache-2.0 */
#include "../redefined.h"

TITLE("A refused method leaves breakpoints, ids and line numbers as they were.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_kept(jni, subject, "RedefineClasses", redefine);
}

TEST(.target = "redefine.Redefined", .args = LIST("method-added"), .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_generate_breakpoint_events = 1,
               .can_get_line_numbers = 1});
