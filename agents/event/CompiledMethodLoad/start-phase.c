/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "classes.h"
#include "environments.h"
#include "threads.h"

TITLE("CompiledMethodLoad is posted for a method that is compiled in the start phase.");

static _Atomic(jmethodID) work;
static atomic_bool reported, reported_to_second;

static void JNICALL compiled(jvmtiEnv *env, jmethodID method, jint code_size, const void *code,
                             jint map_length, const jvmtiAddrLocationMap *map, const void *info)
{
    if (method != NULL && method == atomic_load(&work))
        atomic_store(env == assay_env ? &reported : &reported_to_second, true);
}

static void load(JavaVM *vm, char *options)
{
    on(CompiledMethodLoad, compiled);
    make_second_environment();
}

/* Nothing calls the method later. */
static void start(JNIEnv *jni)
{
    const struct file_bytes file = make_class("Early", 7, "Early");
    jclass klass = (*jni)->DefineClass(jni, "Early", NULL, (const jbyte *)file.at,
                                       (jsize)file.length);
    no_exception(jni);
    jmethodID get = static_method_id(jni, klass, "get", "()I");
    atomic_store(&work, get);
    for (int i = 0; i < 100000; i++)
        (*jni)->CallStaticIntMethod(jni, klass, get);
    no_exception(jni);
}

/* The second environment has the event from now on, and shows that there is compiled code. */
static void init(JNIEnv *jni, jthread thread)
{
    struct timespec beginning = {0};
    enable_in(second_environment, JVMTI_EVENT_COMPILED_METHOD_LOAD, NULL);
    must_in(second_environment, GenerateEvents, JVMTI_EVENT_COMPILED_METHOD_LOAD);
    if (!atomic_load(&reported_to_second))
        inapplicable("the method is not compiled in the start phase, or is not reported again");
    while (!atomic_load(&reported) && wait_goes_on(&beginning))
        continue;
    say("reported when it was compiled: %s", truth(atomic_load(&reported)));
}

TEST(.load = load, .start = start, .init = init, .since = 11, .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_generate_compiled_method_load_events = 1});
