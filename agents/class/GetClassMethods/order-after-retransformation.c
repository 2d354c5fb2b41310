/* SPDX-License-Identifier: Apache-2.0 */
#include "../order.h"

TITLE("With the optional capability methods come in the order of the class file that a hook gave.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_order(jni, subject, say_retransformed);
}

TEST(.target = "redefine.Redefined", .args = LIST("methods-reordered", "same"), .probe = observe,
     .needs = {.can_maintain_original_method_order = 1, .can_retransform_classes = 1});
