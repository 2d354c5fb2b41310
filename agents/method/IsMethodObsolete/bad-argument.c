/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("IsMethodObsolete refuses a null method and a null result pointer.");

static void observe(JNIEnv *jni, jobject samples)
{
    jmethodID method = sample_method(jni, samples, &sample_methods[0]);
    jboolean obsolete = 7;
    bool no_method = is_case("null-method");
    jvmtiError error = ti(IsMethodObsolete, no_method ? NULL : method,
                          no_method ? &obsolete : NULL);
    say("IsMethodObsolete: %s", error_name(error));
}

TEST(.target = "classes.Samples", .probe = observe, .batch = true,
     .cases = LIST("null-method", "null-answer"));
