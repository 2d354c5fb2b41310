/* SPDX-License-Identifier: Apache-2.0 */

/* A class library at work: its threads do all that events tell about, all the time. */
#include "faults/perturb.h"

enum { PAUSE_MAX = 8000 };

static jobject lock; /* global */

static void start_and_join(JNIEnv *jni)
{
    jclass klass = (*jni)->FindClass(jni, "java/lang/Thread");
    jmethodID constructor = (*jni)->GetMethodID(jni, klass, "<init>", "(Ljava/lang/String;)V");
    jobject thread = (*jni)->NewObject(jni, klass, constructor,
                                       (*jni)->NewStringUTF(jni, "Library Short"));
    jmethodID set_daemon = (*jni)->GetMethodID(jni, klass, "setDaemon", "(Z)V");
    jmethodID start = (*jni)->GetMethodID(jni, klass, "start", "()V");
    jmethodID join = (*jni)->GetMethodID(jni, klass, "join", "()V");
    if (clear_pending(jni))
        return;
    (*jni)->CallVoidMethod(jni, thread, set_daemon, JNI_TRUE);
    (*jni)->CallVoidMethod(jni, thread, start);
    if (!clear_pending(jni))
        (*jni)->CallVoidMethod(jni, thread, join);
    clear_pending(jni);
}

static void wait_a_little(JNIEnv *jni)
{
    jclass klass = (*jni)->FindClass(jni, "java/lang/Object");
    jmethodID wait = (*jni)->GetMethodID(jni, klass, "wait", "(J)V");
    if ((*jni)->MonitorEnter(jni, lock) != JNI_OK)
        return;
    (*jni)->CallVoidMethod(jni, lock, wait, (jlong)1);
    clear_pending(jni);
    (*jni)->MonitorExit(jni, lock);
}

static void throw_in_java(JNIEnv *jni)
{
    jclass klass = (*jni)->FindClass(jni, "java/lang/Integer");
    jmethodID parse = (*jni)->GetStaticMethodID(jni, klass, "parseInt", "(Ljava/lang/String;)I");
    (*jni)->CallStaticIntMethod(jni, klass, parse, (*jni)->NewStringUTF(jni, "none"));
    clear_pending(jni);
}

static void allocate(JNIEnv *jni)
{
    jclass klass = (*jni)->FindClass(jni, "java/util/BitSet");
    jmethodID constructor = (*jni)->GetMethodID(jni, klass, "<init>", "(I)V");
    jmethodID clone = (*jni)->GetMethodID(jni, klass, "clone", "()Ljava/lang/Object;");
    jobject set = (*jni)->NewObject(jni, klass, constructor, 1000);
    if (!clear_pending(jni))
        (*jni)->CallObjectMethod(jni, set, clone);
    clear_pending(jni);
}

static void load_class(JNIEnv *jni)
{
    define_extra_class(jni);
}

static void JNICALL work(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    (void)env, (void)unused;
    static void (*const works[])(JNIEnv *) = {start_and_join, wait_a_little, throw_in_java,
                                              allocate, load_class};
    while ((*jni)->PushLocalFrame(jni, 32) == JNI_OK) {
        works[random_below(sizeof works / sizeof *works)](jni);
        (*jni)->PopLocalFrame(jni, NULL);
        pause_microseconds(random_below(PAUSE_MAX));
    }
}

static void begin_work(JNIEnv *jni)
{
    jobject object = (*jni)->AllocObject(jni, (*jni)->FindClass(jni, "java/lang/Object"));
    lock = object != NULL ? (*jni)->NewGlobalRef(jni, object) : NULL;
    if (lock == NULL)
        return;
    start_thread(jni, "Library At Work 1", work);
    start_thread(jni, "Library At Work 2", work);
}

PERTURBATION(busy_library, "busy-library",
             "Threads of the class library start and end threads, load classes, throw and wait.",
             .init = begin_work)

/* How the first thread is called, and what its priority is, is nowhere said. */
static void rename_main(JNIEnv *jni)
{
    jthread thread = NULL;
    jclass klass = (*jni)->FindClass(jni, "java/lang/Thread");
    jmethodID set_name = (*jni)->GetMethodID(jni, klass, "setName", "(Ljava/lang/String;)V");
    jmethodID set_priority = (*jni)->GetMethodID(jni, klass, "setPriority", "(I)V");
    if (clear_pending(jni) || (*the_own)->GetCurrentThread(the_own, &thread) != JVMTI_ERROR_NONE)
        return;
    falsified();
    (*jni)->CallVoidMethod(jni, thread, set_name, (*jni)->NewStringUTF(jni, "Initial"));
    (*jni)->CallVoidMethod(jni, thread, set_priority, 6);
}

PERTURBATION(first_thread, "first-thread", "The first thread has another name and priority.",
             .init = rename_main)
