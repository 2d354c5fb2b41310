/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "threads.h"

TITLE("SetJNIFunctionTable exchanges tables while other threads call JNI functions.");

enum { THREADS = 3, LEAST = 3000 };
static atomic_bool over;
static atomic_int ours, others, wrong;

static void call(JNIEnv *jni, void *unused)
{
    jstring text = (*jni)->NewStringUTF(jni, "seven");
    while (!over) {
        const char *whose = version_of(jni);
        ours += strcmp(whose, "ours") == 0;
        others += strcmp(whose, "the other") == 0;
        jobject more = (*jni)->NewLocalRef(jni, text);
        wrong += (*jni)->GetStringLength(jni, more) != 5;
        (*jni)->DeleteLocalRef(jni, more);
    }
}

static void observe(JNIEnv *jni, jobject subject)
{
    pthread_t threads[THREADS];
    struct timespec beginning = {0};
    int errors = 0;
    jniNativeInterface *original = get_jni_table(), *table = get_jni_table();
    for (int i = 0; i < THREADS; i++)
        threads[i] = start_attached(NULL, call, NULL);
    for (int i = 0; (i < LEAST || ours == 0 || others == 0) && wait_goes_on(&beginning); i++) {
        table->GetVersion = i % 2 == 0 ? our_version : other_version;
        errors += ti(SetJNIFunctionTable, table) != JVMTI_ERROR_NONE;
    }
    over = true;
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    say("errors: %d, wrong lengths: %d", errors, wrong);
    say("called: ours: %s, the other: %s", truth(ours > 0), truth(others > 0));
    set_jni_table(original);
    say("main: %s", version_of(jni));
}

TEST(.probe = observe, .timeout = 60);
