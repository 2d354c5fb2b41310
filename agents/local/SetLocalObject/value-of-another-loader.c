/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocalObject refuses an instance of another class loader's class of the same name.");

static void observe(JNIEnv *jni, jobject value)
{
    say("SetLocalObject: %s", error_name(ti_if_able(SetLocalObject, NULL, 1, 1, value)));
}

TEST(.target = "local.SameName", .probe = observe, .needs = {.can_access_local_variables = 1});
