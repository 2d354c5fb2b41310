/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A class file of VerifyError that does not verify is refused, and the class is as before.");

static void observe(JNIEnv *jni, jobject subject)
{
    jboolean modifiable;
    must(IsModifiableClass, class_of_probe(jni, subject), &modifiable);
    if (!modifiable)
        inapplicable("VerifyError is not modifiable");
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Unverified", .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1});
