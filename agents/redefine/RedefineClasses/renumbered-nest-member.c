/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A nest member stays one when its constants or those of its host are renumbered.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Renewed",
     .args = LIST("renewed-17", "Family$Member", "Family", "Family$Member"), .since = 17,
     .probe = observe, .timeout = 90, .needs = {.can_redefine_classes = 1});
