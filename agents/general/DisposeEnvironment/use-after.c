/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Functions return INVALID_ENVIRONMENT through a disposed environment.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiEnv *other = new_environment();
    must_in(other, DisposeEnvironment);
    jvmtiError error = JVMTI_ERROR_NONE;
    jvmtiPhase phase;
    jint count;
    jclass *classes;
    if (is_case("GetPhase"))
        error = ti_in(other, GetPhase, &phase);
    else if (is_case("GetLoadedClasses"))
        error = ti_in(other, GetLoadedClasses, &count, &classes);
    else
        error = ti_in(other, DisposeEnvironment);
    say("%s: %s", assay_case(), error_name(error));
}

TEST(.probe = observe, .cases = LIST("GetPhase", "GetLoadedClasses", "DisposeEnvironment"));
