/* SPDX-License-Identifier: Apache-2.0 */
#include "../../redefine/overloads.h"

TITLE("With the optional capability methods come in the order of the class file that is in force.");

static void observe(JNIEnv *jni, jobject subject)
{
    hook_class = "redefine/Overloads";
    if (subject == NULL)
        say_methods(jni);
    else
        say("change: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Overloading", .probe = observe,
     .needs = {.can_maintain_original_method_order = 1, .can_redefine_classes = 1});
