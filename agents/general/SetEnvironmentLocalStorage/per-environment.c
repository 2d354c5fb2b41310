/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("Environment-local storage is separate for each environment.");

static void observe(JNIEnv *jni, jobject subject)
{
    must(SetEnvironmentLocalStorage, &first_storage);
    jvmtiEnv *other = new_environment();
    say("new environment: %s", stored_in(other));
    must_in(other, SetEnvironmentLocalStorage, &second_storage);
    say("one: %s, other: %s", stored_in(assay_env), stored_in(other));
    must(SetEnvironmentLocalStorage, NULL);
    say("one: %s, other: %s", stored_in(assay_env), stored_in(other));
    must(SetEnvironmentLocalStorage, &first_storage);
    must_in(other, DisposeEnvironment);
    say("after the other is disposed of: %s", stored_in(assay_env));
    say("another new environment: %s", stored_in(new_environment()));
}

TEST(.probe = observe);
