/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Spurious wake-ups: Object.wait and LockSupport.park return at once, for no reason (JLS 17.2.1; the
 * specification of LockSupport.park), every other time a thread calls them. They do so before
 * others can see the thread wait: a thread that is shown as waiting, and then is not, would break rules
 * that tests rest on. Their native methods are replaced: their own functions are known
 * from NativeMethodBind.
 */
#include <stdatomic.h>

#include "faults/perturb.h"

enum { BOUND_MAX = 2048 };

/* Of a shorter timeout nobody could tell whether it is over. */
enum { TIMEOUT_MIN = 1000 };

typedef void JNICALL wait_function(JNIEnv *jni, jobject object, jlong timeout);
typedef void JNICALL park_function(JNIEnv *jni, jobject unsafe, jboolean absolute, jlong time);

/* Native methods bound before JNI can be used. */
static struct bound {
    jmethodID method;
    void *function;
} bounds[BOUND_MAX];
static atomic_size_t bound_count;

static wait_function *real_wait;
static park_function *real_park;

/* The wait of this thread whose timeout is not the one that the program asked for. */
static __thread bool shortened;
static __thread jlong asked;

static void JNICALL on_bind(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            void *function, void **new_function)
{
    (void)env, (void)jni, (void)thread, (void)new_function;
    size_t place = atomic_fetch_add(&bound_count, 1);
    if (place < BOUND_MAX)
        bounds[place] = (struct bound){method, function};
}

/* Whether the events of waits are posted to an agent. */
static bool are_waits_posted(void)
{
    struct environment *all[64];
    size_t count = all_environments(all, 64);
    for (size_t i = 0; i < count; i++)
        if (all[i]->callbacks[JVMTI_EVENT_MONITOR_WAIT - EVENT_FIRST] != NULL
            || all[i]->callbacks[JVMTI_EVENT_MONITOR_WAITED - EVENT_FIRST] != NULL)
            return true;
    return false;
}

/* A wait that lasts as short as possible. It needs the monitor, and throws InterruptedException, as
 * any. */
static void wait_short(JNIEnv *jni, jobject object, jlong timeout)
{
    shortened = true;
    asked = timeout;
    real_wait(jni, object, 1);
    shortened = false;
}

static bool wakes(void)
{
    static __thread unsigned calls;
    return calls++ % 2 == 0 && falsified();
}

/* Not by GetVersion of JNI, whose function the agent may have replaced. */
static jint release_of_jvm(void)
{
    jint version = 0;
    (*the_own)->GetVersionNumber(the_own, &version);
    return (version & JVMTI_VERSION_MASK_MAJOR) >> JVMTI_VERSION_SHIFT_MAJOR;
}

/* Whether the current thread is virtual. From 24 on such a thread may be unmounted in its wait: that goes
 * on, and posts its event, after the native method has returned. IsVirtualThread is in the JNI of JDK 21. */
static bool is_virtual(JNIEnv *jni)
{
    enum { IS_VIRTUAL_THREAD = 234 };
    jboolean(JNICALL * ask)(JNIEnv * jni, jobject thread);
    jthread thread = NULL;
    if (release_of_jvm() < 21 || (*the_own)->GetCurrentThread(the_own, &thread) != JVMTI_ERROR_NONE)
        return false;
    memcpy(&ask, (void *const *)*jni + IS_VIRTUAL_THREAD, sizeof ask);
    bool is = ask(jni, thread);
    (*jni)->DeleteLocalRef(jni, thread);
    return is;
}

static void JNICALL wait_spuriously(JNIEnv *jni, jobject object, jlong timeout)
{
    bool posted = are_waits_posted();
    bool goes_on = (posted || release_of_jvm() >= 24) && is_virtual(jni);
    /* One with a timeout of its own would be shown as waiting for it. */
    if ((timeout != 0 && (timeout < TIMEOUT_MIN || !posted)) || goes_on) {
        real_wait(jni, object, timeout);
    } else if (wakes()) {
        wait_short(jni, object, timeout);
    } else {
        real_wait(jni, object, timeout);
    }
}

static void JNICALL park_spuriously(JNIEnv *jni, jobject unsafe, jboolean absolute, jlong time)
{
    if (!wakes())
        real_park(jni, unsafe, absolute, time);
}

/* The events of a shortened wait are those of a wait as asked, which woke spuriously. */
static void correct_wait(struct delivery *delivery)
{
    const char *name = delivery->point->name;
    if (shortened && strcmp(name, "MonitorWait") == 0)
        delivery->a[4].j = asked;
    if (shortened && strcmp(name, "MonitorWaited") == 0)
        delivery->a[4].z = JNI_FALSE;
}

static void *function_of(const char *name, const char *signature)
{
    void *found = NULL;
    for (size_t i = 0; i < bound_count && i < BOUND_MAX && found == NULL; i++) {
        char *its_name = NULL, *its_signature = NULL;
        if ((*the_own)->GetMethodName(the_own, bounds[i].method, &its_name, &its_signature, NULL)
            != JVMTI_ERROR_NONE)
            continue;
        if (strcmp(its_name, name) == 0 && strcmp(its_signature, signature) == 0)
            found = bounds[i].function;
        (*the_own)->Deallocate(the_own, (unsigned char *)its_name);
        (*the_own)->Deallocate(the_own, (unsigned char *)its_signature);
    }
    return found;
}

static bool replace(JNIEnv *jni, const char *class_name, const char *name, const char *signature,
                    void *function)
{
    jclass klass = (*jni)->FindClass(jni, class_name);
    if (clear_pending(jni))
        return false;
    const JNINativeMethod method = {(char *)name, (char *)signature, function};
    (*jni)->RegisterNatives(jni, klass, &method, 1);
    return !clear_pending(jni);
}

static void init(JNIEnv *jni)
{
    const char *wait_name = "wait0";
    (*the_own)->SetEventNotificationMode(the_own, JVMTI_DISABLE, JVMTI_EVENT_NATIVE_METHOD_BIND,
                                         NULL);
    *(void **)&real_wait = function_of(wait_name, "(J)V");
    if (real_wait == NULL) {
        wait_name = "wait";
        *(void **)&real_wait = function_of(wait_name, "(J)V");
    }
    *(void **)&real_park = function_of("park", "(ZJ)V");
    if (real_wait != NULL)
        replace(jni, "java/lang/Object", wait_name, "(J)V", (void *)wait_spuriously);
    if (real_park != NULL
        && !replace(jni, "jdk/internal/misc/Unsafe", "park", "(ZJ)V", (void *)park_spuriously))
        replace(jni, "sun/misc/Unsafe", "park", "(ZJ)V", (void *)park_spuriously);
}

static void load(JavaVM *vm)
{
    (void)vm;
    the_own_callbacks.NativeMethodBind = on_bind;
    add_own((jvmtiCapabilities){.can_generate_native_method_bind_events = 1});
    enable_own(JVMTI_EVENT_NATIVE_METHOD_BIND);
}

PERTURBATION(spurious_wakeups, "spurious-wakeups",
             "Object.wait and LockSupport.park return for no reason every other time.",
             .before_delivery = correct_wait, .load = load, .init = init)
