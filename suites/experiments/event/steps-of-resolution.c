/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Are there single steps in initializers and class loaders that an instruction calls by "
         "being resolved?");
PASSAGES("SingleStep: whenever a thread reaches a new location; the finest granularity that the VM "
         "allows. No code is left out but that of native methods. MethodEntry: upon entry of "
         "methods.");
WHY("A debugger that steps into such an instruction arrives behind it, and a tool that counts "
    "instructions misses all of the initializer.");

static const char *const methods[] = {
    "Lexperiments/Resolving$Invokestatic;.<clinit>()V",
    "Lexperiments/Resolving$Getstatic;.<clinit>()V",
    "Lexperiments/Resolving$Putstatic;.<clinit>()V",
    "Lexperiments/Resolving$New;.<clinit>()V",
    "Lexperiments/Resolving$ForName;.<clinit>()V",
    "Lexperiments/Resolving$Loader;.loadClass(Ljava/lang/String;Z)Ljava/lang/Class;",
};
static const char *const whats[] = {"initializer, by invokestatic",  "initializer, by getstatic",
                                    "initializer, by putstatic",     "initializer, by new",
                                    "initializer, by Class.forName", "class loader, by getstatic"};
enum { WHATS = sizeof whats / sizeof whats[0] };

static bool stepped[WHATS], entered[WHATS];

static void note(bool *noted, jmethodID method)
{
    const char *name = method_name(method);
    for (int i = 0; i < WHATS; i++)
        noted[i] |= strcmp(name, methods[i]) == 0;
}

static void JNICALL on_step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (location == 0)
        note(stepped, method);
}

static void JNICALL on_entry(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    note(entered, method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (subject == NULL) {
        on(MethodEntry, on_entry);
        on(SingleStep, on_step);
        return;
    }
    off(SingleStep);
    off(MethodEntry);
    for (int i = 0; i < WHATS; i++)
        say("%s: %s, %s", whats[i], stepped[i] ? "steps" : "no steps",
            entered[i] ? "entry" : "no entry");
}

ASK(.target = "experiments.Resolving", .probe = observe,
    .needs = {.can_generate_single_step_events = 1, .can_generate_method_entry_events = 1});
