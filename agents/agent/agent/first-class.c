/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "assay.h"

TITLE("ClassFileLoadHook enabled in Agent_OnLoad is posted once for each of the first classes.");

static atomic_int objects, strings, threads;

static void JNICALL hooked(jvmtiEnv *env, JNIEnv *jni, jclass klass, jobject loader,
                           const char *name, jobject domain, jint size, const unsigned char *bytes,
                           jint *new_size, unsigned char **new_bytes)
{
    /* Another agent may redefine them. */
    if (name == NULL || klass != NULL)
        return;
    if (strcmp(name, "java/lang/Object") == 0)
        objects++;
    if (strcmp(name, "java/lang/String") == 0)
        strings++;
    if (strcmp(name, "java/lang/Thread") == 0)
        threads++;
}

static void load(JavaVM *vm, char *options)
{
    on(ClassFileLoadHook, hooked);
}

static void probe(JNIEnv *jni, jobject subject)
{
    if (objects + strings + threads == 0)
        inapplicable("this JVM sends no ClassFileLoadHook for the first classes");
    say("java/lang/Object: %d, java/lang/String: %d, java/lang/Thread: %d", objects, strings,
        threads);
}

TEST(.load = load, .probe = probe, .since = 9,
     .needs = {.can_generate_all_class_hook_events = 1, .can_generate_early_class_hook_events = 1});
