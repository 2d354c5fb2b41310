/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocalLong refuses the last slot and the greatest index in a frame without a LocalVariableTable.");

static void observe(JNIEnv *jni, jobject bare)
{
    jmethodID method = static_method_id(jni, bare, "method", "(IJDFLjava/lang/Object;)V");
    jint slot = 0x7fffffff;
    jlong value = 0;
    if (is_case("last")) {
        must(GetMaxLocals, method, &slot);
        slot--;
    }
    say("SetLocalLong: %s", error_name(ti_if_able(SetLocalLong, NULL, 1, slot, value)));
}

TEST(.target = "local.WithoutTableLoader", .probe = observe,
     .needs = {.can_access_local_variables = 1}, .batch = true, .cases = LIST("greatest", "last"));
