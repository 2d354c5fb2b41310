/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses refuses an unverifiable class file of VerifyError and leaves the class unchanged.");

static void observe(JNIEnv *jni, jobject subject)
{
    jboolean modifiable = 7;
    must(IsModifiableClass, class_of_probe(jni, subject), &modifiable);
    if (!modifiable)
        inapplicable("VerifyError is not modifiable");
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Unverified", .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1});
