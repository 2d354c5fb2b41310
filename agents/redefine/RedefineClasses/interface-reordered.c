/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses keeps calls by an interface whose methods are reordered, the same way twice, too.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.ReorderedInterface", .probe = observe,
     .needs = {.can_redefine_classes = 1});
