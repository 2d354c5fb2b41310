/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("What becomes of a second environment's calls after it was disposed of?");
PASSAGES("DisposeEnvironment: the environment may not be used afterwards; INVALID_ENVIRONMENT is "
         "a universal error that need not be detected.");
WHY("Callbacks of an agent may still run while it disposes of its environment.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiEnv *second = new_environment();
    jint count = 0;
    jthread *threads = NULL;
    jvmtiPhase phase = 0;
    void *data = NULL;
    must_in(second, DisposeEnvironment);
    say("GetPhase: %s", error_name(ti_in(second, GetPhase, &phase)));
    say("GetAllThreads: %s", error_name(ti_in(second, GetAllThreads, &count, &threads)));
    say("GetEnvironmentLocalStorage: %s",
        error_name(ti_in(second, GetEnvironmentLocalStorage, &data)));
    say("DisposeEnvironment: %s", error_name(ti_in(second, DisposeEnvironment)));
}

ASK(.probe = observe);
