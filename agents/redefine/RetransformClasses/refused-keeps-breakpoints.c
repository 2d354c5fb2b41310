/* SPDX-License-Identifier: Apache-2.0 */
#include "../redefined.h"

TITLE("Retransformed: A refused method leaves breakpoints, ids and lines as they were.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_kept(jni, subject, "RetransformClasses", retransform);
}

TEST(.target = "redefine.Redefined", .args = LIST("method-added"), .probe = observe,
     .needs = {.can_retransform_classes = 1,
               .can_generate_breakpoint_events = 1,
               .can_get_line_numbers = 1});
