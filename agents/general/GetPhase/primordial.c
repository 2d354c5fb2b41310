/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetPhase returns the primordial phase between Agent_OnLoad and VMStart.");

/*
 * Events that may be sent that early, on the thread that starts the JVM: what arrives
 * on it between the load and the start hook arrives in this phase; or, at the end, in
 * the next one, when other environments get VMStart first. Other agents may have code generated
 * in their Agent_OnLoad, which is called after this one's, but load no class there. Other threads could be
 * late, and a JVM need not send any of these events. Classes of the primordial phase are loaded without a
 * JNI environment.
 */
static _Thread_local bool starting;
static bool between, begun;
static int primordial, others;

static void look(bool may_be_early, bool has_jni)
{
    if (!between || !starting)
        return;
    jvmtiPhase phase = 0;
    bool is_known = ti(GetPhase, &phase) == JVMTI_ERROR_NONE;
    if (is_known && phase == JVMTI_PHASE_ONLOAD && may_be_early && primordial + others == 0)
        return;
    if (is_known && phase == JVMTI_PHASE_PRIMORDIAL && !begun)
        primordial++;
    else if (is_known && phase == JVMTI_PHASE_START && has_jni)
        begun = true;
    else
        others++;
}

static void JNICALL generated(jvmtiEnv *env, const char *name, const void *address, jint length)
{
    look(true, true);
}

static void JNICALL loading(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                            const char *name, jobject domain, jint length,
                            const unsigned char *data, jint *new_length, unsigned char **new_data)
{
    look(false, jni != NULL);
}

static void load(JavaVM *vm, char *options)
{
    starting = true;
    on(DynamicCodeGenerated, generated);
    on(ClassFileLoadHook, loading);
    between = true;
}

static void start(JNIEnv *jni)
{
    between = false;
    if (primordial + others == 0)
        inapplicable("no event is posted that early");
    say("in the primordial phase: %s", truth(others == 0));
}

TEST(.load = load, .start = start,
     .wants = {.can_generate_all_class_hook_events = 1, .can_generate_early_class_hook_events = 1});
