/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetEnvironmentLocalStorage replaces the former value, which is null at first.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("at first: %s", stored_in(assay_env));
    say("set: %s", error_name(ti(SetEnvironmentLocalStorage, &first_storage)));
    say("then: %s", stored_in(assay_env));
    say("set: %s", error_name(ti(SetEnvironmentLocalStorage, &second_storage)));
    say("then: %s", stored_in(assay_env));
    say("set to null: %s", error_name(ti(SetEnvironmentLocalStorage, NULL)));
    say("then: %s", stored_in(assay_env));
}

TEST(.probe = observe);
