/* SPDX-License-Identifier: Apache-2.0 */
#include "../../redefine/kinds.h"
#include "../../redefine/overloads.h"

TITLE("Where the order of methods is maintained, a class that is retransformed keeps its methods.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_unchanged(jni, subject);
    say_methods(jni);
}

TEST(.target = "redefine.Kept", .args = LIST("Overloads"), .probe = observe,
     .needs = {.can_maintain_original_method_order = 1, .can_retransform_classes = 1});
