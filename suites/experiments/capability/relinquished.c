/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Which capabilities cannot be had again once they were given back in the live phase?");
PASSAGES("RelinquishCapabilities and AddCapabilities: what can be added, and when, is up to the "
         "JVM.");
WHY("An agent that gives back what it does not need at the moment may not get it again.");

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities all = {0};
    must(GetPotentialCapabilities, &all);
    must(AddCapabilities, &all);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiCapabilities held = {0};
    must(GetCapabilities, &held);
    for (unsigned bit = 0; bit < 8 * sizeof held; bit++) {
        if ((((unsigned char *)&held)[bit / 8] >> bit % 8 & 1) == 0)
            continue;
        jvmtiCapabilities one = {0};
        ((unsigned char *)&one)[bit / 8] = (unsigned char)(1u << bit % 8);
        jvmtiError gone = ti(RelinquishCapabilities, &one);
        jvmtiError again = ti(AddCapabilities, &one);
        say("%s: %s", capability_names(&one),
            gone != JVMTI_ERROR_NONE    ? error_name(gone)
            : again == JVMTI_ERROR_NONE ? "given back and had again"
                                        : error_name(again));
    }
}

ASK(.load = load, .probe = observe);
