/* SPDX-License-Identifier: Apache-2.0 */
<<<<<<< HEAD
#include "assay.h"

TITLE("IsMethodObsolete refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jmethodID method = static_method_id(jni, find_class(jni, "assay/Probe"), "main",
                                        "([Ljava/lang/String;)V");
    jboolean answer;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-method"))
        error = ti(IsMethodObsolete, NULL, &answer);
    else
        error = ti(IsMethodObsolete, method, NULL);
    say("IsMethodObsolete: %s", error_name(error));
}

TEST(.probe = observe,
     .cases = LIST("null-method", "null-answer"));
=======
#include "../methods.h"

TITLE("IsMethodObsolete refuses a null method and a null pointer for the answer.");

static void observe(JNIEnv *jni, jobject samples)
{
    jmethodID method = sample_method(jni, samples, &sample_methods[0]);
    jboolean obsolete = 7;
    bool no_method = is_case("null-method");
    jvmtiError error = ti(IsMethodObsolete, no_method ? NULL : method,
                          no_method ? &obsolete : NULL);
    say("IsMethodObsolete: %s", error_name(error));
}

TEST(.target = "classes.Samples", .probe = observe, .cases = LIST("null-method", "null-answer"));
>>>>>>> redefine
