/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Retransformed: what class files mean does not depend on where in the pool it stands.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
}

TEST(.target = "redefine.Renewed",
     .args = LIST("renewed", "Annotated", "Functions", "Handlers", "Members", "Switches", "Choice",
                  "Defaults", "Typed", "References"),
     .probe = observe, .timeout = 90, .needs = {.can_retransform_classes = 1});
