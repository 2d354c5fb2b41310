/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>

#include "heap.h"

TITLE("GenerateEvents posts no CompiledMethodLoad for the methods of an unloaded class.");

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int unloaded, invalid;
static bool is_last;
/* What other threads were compiling may be reported late. */
static _Thread_local bool generating;

/* May come on any thread. */
static void JNICALL compiled(jvmtiEnv *env, jmethodID method, jint size, const void *code,
                             jint map_length, const jvmtiAddrLocationMap *map, const void *info)
{
    char *name = NULL;
    jvmtiError error = ti(GetMethodName, method, &name, NULL, NULL);
    pthread_mutex_lock(&lock);
    bool counts = generating || !is_last;
    invalid += counts && error != JVMTI_ERROR_NONE;
    unloaded += counts && error == JVMTI_ERROR_NONE && strcmp(name, "dynamicWork") == 0;
    pthread_mutex_unlock(&lock);
    if (error == JVMTI_ERROR_NONE)
        release(name);
}

static int now(const int *count)
{
    pthread_mutex_lock(&lock);
    int value = *count;
    pthread_mutex_unlock(&lock);
    return value;
}

static void observe(JNIEnv *jni, jobject object)
{
    static jweak witness;
    static int rounds;
    jclass klass = find_class(jni, "event/Unloading");
    if (object != NULL) {
        if (witness == NULL) {
            witness = (*jni)->NewWeakGlobalRef(jni, object);
            on(CompiledMethodLoad, compiled);
        }
        must(GenerateEvents, JVMTI_EVENT_COMPILED_METHOD_LOAD);
        /* Three million calls; the target gives up at two if the JVM compiles nothing. */
        if (++rounds == 3000 && now(&unloaded) == 0)
            inapplicable("the method that is called all the time is not reported");
        if (now(&unloaded) > 0)
            (*jni)->SetStaticBooleanField(jni, klass, static_field_id(jni, klass, "seen", "Z"),
                                          JNI_TRUE);
        return;
    }
    if (!collect_until_freed(jni, &witness, 1)) {
        say("not everything was collected");
        return;
    }
    pthread_mutex_lock(&lock);
    unloaded = invalid = 0;
    is_last = true;
    pthread_mutex_unlock(&lock);
    generating = true;
    SAY_CALL(GenerateEvents, JVMTI_EVENT_COMPILED_METHOD_LOAD);
    generating = false;
    say("of the unloaded class: %d, of no method: %d", now(&unloaded), now(&invalid));
}

TEST(.target = "event.Unloading", .probe = observe, .timeout = 60,
     .needs = {.can_generate_compiled_method_load_events = 1});
