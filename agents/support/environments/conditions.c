/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

#include <pthread.h>

struct condition_arguments with;

/* The test has it. Weak, since a program may have all files of the library and not this. */
#pragma weak assay_condition

static void call_on(jvmtiEnv *env)
{
    say("%s: %s", assay_condition.function, error_name(assay_condition.call(env)));
}

static void *call_unattached(void *unused)
{
    call_on(assay_env);
    return unused;
}

void condition_load(JavaVM *vm, char *options)
{
    must(CreateRawMonitor, "monitor", &with.monitor);
    if (is_case("load"))
        call_on(assay_env);
}

void condition_start(JNIEnv *jni)
{
    if (!is_case("start"))
        return;
    must(GetCurrentThread, &with.thread);
    with.klass = find_class(jni, "java/lang/Integer");
    with.method = method_id(jni, with.klass, "intValue", "()I");
    with.field = static_field_id(jni, with.klass, "MAX_VALUE", "I");
    with.object = with.klass;
    call_on(assay_env);
}

static jobject module_of_subjects(JNIEnv *jni)
{
    if ((*jni)->GetVersion(jni) < 0x00090000)
        return NULL;
    jmethodID get = method_id(jni, find_class(jni, "java/lang/Class"), "getModule",
                              "()Ljava/lang/Module;");
    return (*jni)->CallObjectMethod(jni, with.klass, get);
}

static void prepare_arguments(JNIEnv *jni, jobject thread)
{
    jvmtiThreadInfo info = {0};
    must(GetThreadInfo, thread, &info);
    release(info.name);
    jclass klass = find_class(jni, "java/lang/Thread");
    jobject unstarted = (*jni)->NewObject(jni, klass, method_id(jni, klass, "<init>", "()V"));
    with.thread = (*jni)->NewGlobalRef(jni, thread);
    with.unstarted = (*jni)->NewGlobalRef(jni, unstarted);
    with.group = (*jni)->NewGlobalRef(jni, info.thread_group);
    with.klass = (*jni)->NewGlobalRef(jni, find_class(jni, "assay/Subjects"));
    with.method = static_method_id(jni, with.klass, "twice", "(I)I");
    with.field = static_field_id(jni, with.klass, "number", "I");
    with.object = with.klass;
    with.module = (*jni)->NewGlobalRef(jni, module_of_subjects(jni));
    no_exception(jni);
    if (assay_test.needs.can_suspend && strncmp(assay_condition.function, "Suspend", 7) != 0)
        must(SuspendThread, with.thread);
    if (assay_condition.prepare != NULL && !is_case("relinquished-capability"))
        assay_condition.prepare(jni);
}

/* What becomes of a thread when the capability to suspend it is given up is not said, so that
 * this one is kept beside another. */
static void relinquish(void)
{
    jvmtiCapabilities given_up, suspend = {.can_suspend = 1};
    memcpy(&given_up, &assay_test.needs, sizeof given_up);
    if (memcmp(&given_up, &suspend, sizeof given_up) != 0)
        given_up.can_suspend = 0;
    must(RelinquishCapabilities, &given_up);
}

void condition_probe(JNIEnv *jni, jobject thread)
{
    if (with.unstarted == NULL)
        prepare_arguments(jni, thread);
    if (is_case("unattached-thread")) {
        pthread_t native;
        if (pthread_create(&native, NULL, call_unattached, NULL) != 0)
            broken("a native thread could not be created");
        pthread_join(native, NULL);
    } else if (is_case("disposed-environment")) {
        must(DisposeEnvironment);
        call_on(assay_env);
    } else if (is_case("live")) {
        call_on(assay_env);
    } else if (is_case("without-capability")) {
        call_on(new_environment());
    } else if (is_case("relinquished-capability")) {
        relinquish();
        call_on(assay_env);
    }
}

void condition_unload(JavaVM *vm)
{
    if (is_case("unload"))
        call_on(assay_env);
}
