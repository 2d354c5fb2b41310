/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocal functions distinguish objects from ints in code without a LocalVariableTable.");

static void observe(JNIEnv *jni, jobject bare)
{
    jobject object = NULL;
    jint number = 0;
    if (is_case("int-as-object"))
        say("GetLocalObject: %s", error_name(ti_if_able(GetLocalObject, NULL, 1, 0, &object)));
    else
        say("GetLocalInt: %s", error_name(ti_if_able(GetLocalInt, NULL, 1, 6, &number)));
}

TEST(.target = "local.WithoutTableLoader", .probe = observe,
     .needs = {.can_access_local_variables = 1}, .batch = true,
     .cases = LIST("int-as-object", "object-as-int"));
