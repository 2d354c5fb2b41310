/* SPDX-License-Identifier: Apache-2.0 */
#include "../signed.h"

TITLE("RedefineClasses replaces, removes and adds the signatures of fields.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
    say_signed_fields(jni, subject);
}

TEST(.target = "redefine.Renewed", .args = LIST("renewed", "SignedFields"), .probe = observe,
     .timeout = 90, .needs = {.can_redefine_classes = 1});
