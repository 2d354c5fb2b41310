/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Classes of the same name but of other loaders stay as they are when one is redefined.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.SameName", .probe = observe, .needs = {.can_redefine_classes = 1});
