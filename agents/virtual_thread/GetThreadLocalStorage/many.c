/* SPDX-License-Identifier: Apache-2.0 */
#include "../many.h"

TITLE("GetThreadLocalStorage returns each thread's own value for a thousand virtual threads.");

static char values[2 * MANY];

/* How many have their own value of those that begin there. */
static int own_values(const jthread *list, const char *first)
{
    int own = 0;
    for (int i = 0; i < MANY; i++) {
        void *data = values + MANY;
        must(GetThreadLocalStorage, list[i], &data);
        own += data == first + i;
    }
    return own;
}

static void observe(JNIEnv *jni, jobject threads)
{
    int before = 0;
    if (threads == NULL)
        return;
    jthread *list = all_of(jni, threads);
    for (int i = 0; i < MANY; i++) {
        void *data = values;
        must(GetThreadLocalStorage, list[i], &data);
        before += data != NULL;
    }
    for (int i = 0; i < MANY; i++)
        must(SetThreadLocalStorage, list[i], values + i);
    say("values before: %d, own: %d", before, own_values(list, values));
    for (int i = MANY - 1; i >= 0; i--)
        must(SetThreadLocalStorage, list[i], values + MANY + i);
    say("replaced: %d", own_values(list, values + MANY));
    free(list);
}

TEST(VIRTUAL_THREADS, MANY_TARGET, .probe = observe, .timeout = 60);
