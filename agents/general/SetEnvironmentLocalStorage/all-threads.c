/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("Environment-local storage is the same for every thread.");

static void observe(JNIEnv *jni, jobject subject)
{
    const char *before = stored_in(assay_env);
    must(SetEnvironmentLocalStorage,
         strcmp(before, "first") == 0 ? &second_storage : &first_storage);
    say("before: %s, after: %s", before, stored_in(assay_env));
}

TEST(.target = "general.OtherThread", .probe = observe);
