/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("GetLocalInstance works on frames of interface methods, lambda bodies, records, enums and hidden classes.");

static void look(JNIEnv *jni, jobject self)
{
    jmethodID method = NULL;
    jlocation location = -2;
    jobject instance = NULL;
    must(GetFrameLocation, NULL, 1, &method, &location);
    jvmtiError error = ti(GetLocalInstance, NULL, 1, &instance);
    if (error == JVMTI_ERROR_NONE)
        say("%s: JVMTI_ERROR_NONE, its object: %s", short_method_name(method),
            truth((*jni)->IsSameObject(jni, instance, self)));
    else
        say("%s: %s", short_method_name(method), error_name(error));
}

static void observe(JNIEnv *jni, jobject subject)
{
    static bool begun;
    if (begun && subject != NULL)
        look(jni, subject);
    begun = true;
}

TEST(.target = "method.NewerKinds", .probe = observe, .since = 17, .timeout = 60,
     .needs = {.can_access_local_variables = 1});
