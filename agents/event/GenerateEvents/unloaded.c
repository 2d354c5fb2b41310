/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>

#include "heap.h"
#include "threads.h"

TITLE("GenerateEvents posts no CompiledMethodLoad for the methods of an unloaded class.");

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int unloaded, invalid;

/* May come on any thread. */
static void JNICALL compiled(jvmtiEnv *env, jmethodID method, jint size, const void *code,
                             jint map_length, const jvmtiAddrLocationMap *map, const void *info)
{
    char *name = NULL;
    jvmtiError error = ti(GetMethodName, method, &name, NULL, NULL);
    pthread_mutex_lock(&lock);
    invalid += error != JVMTI_ERROR_NONE;
    unloaded += error == JVMTI_ERROR_NONE && strcmp(readable_text(name), "dynamicWork") == 0;
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

/* The class is gone; its code may go later, on another thread, and other methods may be unloaded
 * between their event and its callback. What is sent all the same is sent each time. */
static jvmtiError generate_until_none(void)
{
    struct timespec beginning = {0};
    jvmtiError error;
    do {
        pthread_mutex_lock(&lock);
        unloaded = invalid = 0;
        pthread_mutex_unlock(&lock);
        error = ti(GenerateEvents, JVMTI_EVENT_COMPILED_METHOD_LOAD);
    } while (error == JVMTI_ERROR_NONE && now(&unloaded) + now(&invalid) > 0
             && wait_goes_on(&beginning));
    return error;
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
    say("GenerateEvents: %s", error_name(generate_until_none()));
    say("of the unloaded class: %d, of no method: %d", now(&unloaded), now(&invalid));
}

TEST(.target = "event.Unloading", .probe = observe, .timeout = 60,
     .needs = {.can_generate_compiled_method_load_events = 1});
