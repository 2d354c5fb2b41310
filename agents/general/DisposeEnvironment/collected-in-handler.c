/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"
#include "environments.h"
#include "event_causes.h"

TITLE("DisposeEnvironment in a callback works for its own and for the next environment.");

enum { COUNT = 3 };

/* A to C, and where each has its name. */
static jvmtiEnv *environments[COUNT];
static char names[] = {'A', 'B', 'C', '?'};

static int index_of(jvmtiEnv *env)
{
    void *name = NULL;
    must_in(env, GetEnvironmentLocalStorage, &name);
    for (int i = 0; i < COUNT; i++)
        if (name == &names[i])
            return i;
    return COUNT;
}

static void handle(jvmtiEnv *env, const char *event, const char *when)
{
    int i = index_of(env);
    say("%c: %s", names[i], event);
    if (strncmp(assay_case(), when, strlen(when)) != 0)
        return;
    const char *which = assay_case() + strlen(when);
    if (i != (strcmp(which, "-last") == 0 ? COUNT - 1 : 0))
        return;
    replace_environment(environments[strcmp(which, "-next") == 0 ? 1 : i]);
    say("%c: goes on", names[i]);
}

static void JNICALL initialized(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    handle(env, "VMInit", "init");
}

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (strcmp(class_name(klass), "Lfresh/Prepared;") == 0)
        handle(env, "ClassPrepare", "prepare");
}

static void JNICALL died(jvmtiEnv *env, JNIEnv *jni)
{
    say("%c: VMDeath", names[index_of(env)]);
}

static void load(JavaVM *vm, char *options)
{
    static const jvmtiEventCallbacks callbacks = {
        .VMInit = initialized, .ClassPrepare = prepared, .VMDeath = died};
    make_spare_environments();
    for (int i = 0; i < COUNT; i++) {
        jvmtiEnv *env = environments[i] = new_environment();
        must_in(env, SetEnvironmentLocalStorage, &names[i]);
        must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
        must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_VM_INIT, NULL);
        must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, NULL);
        must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_VM_DEATH, NULL);
    }
}

/* Outside the handlers nothing keeps what is left of the environment. */
static void observe(JNIEnv *jni, jobject unused)
{
    need_prepared_where_used(jni);
    must(ForceGarbageCollection);
    (*jni)->AllocObject(jni, define_small_class(jni, "fresh/Prepared", NULL));
    must(ForceGarbageCollection);
}

TEST(.load = load, .probe = observe,
     .cases = LIST("init-first", "init-last", "init-next", "prepare-first", "prepare-last",
                   "prepare-next"));
