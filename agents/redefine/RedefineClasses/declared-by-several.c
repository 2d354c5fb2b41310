/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses takes effect in calls by each of several interfaces that declare the method.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.DeclaredTwice", .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1});
