/* SPDX-License-Identifier: Apache-2.0 */

/* Several threads that ask for the members of each class of classes.NeverAsked at the same moment. */
#ifndef ASSAY_CLASS_NEVER_ASKED_H
#define ASSAY_CLASS_NEVER_ASKED_H

#include "threads.h"

enum { CLASSES = 200, ASKING = 4, MOST = 8 };

struct members {
    jint count;
    void *ids[MOST];
};

static struct members answers[ASKING][CLASSES];
static jclass asked[CLASSES]; /* global */
static pthread_barrier_t barrier;

/* Asks, by `must`; of more members than there should be MOST count. */
static void ask(jclass klass, struct members *members);

/* The name of a member: memory of the JVM. */
static char *name_of_member(jclass klass, void *id);

/* Whether two ids are of one member: those of methods are unique, those of fields need not be. */
static bool is_same_member(jclass klass, void *id, void *other);

static inline void ask_all(JNIEnv *jni, void *own)
{
    for (int i = 0; i < CLASSES; i++) {
        pthread_barrier_wait(&barrier);
        ask(asked[i], &((struct members *)own)[i]);
        if (((struct members *)own)[i].count > MOST)
            ((struct members *)own)[i].count = MOST;
    }
}

static inline bool has_member(jclass klass, const struct members *members, void *id)
{
    jint i = 0;
    while (i < members->count && !is_same_member(klass, members->ids[i], id))
        i++;
    return i < members->count;
}

/* The order need not be the same at each call. */
static inline bool same_members(jclass klass, const struct members *a, const struct members *b)
{
    bool same = a->count == b->count;
    for (jint i = 0; same && i < a->count; i++)
        same = has_member(klass, b, a->ids[i]);
    return same;
}

static inline bool is_name_of_first(const char *name)
{
    bool found = false;
    for (jint i = 0; i < answers[0][0].count; i++) {
        char *other = name_of_member(asked[0], answers[0][0].ids[i]);
        found |= name != NULL && strcmp(name, readable_text(other)) == 0;
        release(other);
    }
    return found;
}

/* All classes have the same class file, in which each name is there once. */
static inline int count_wrong_names(int i)
{
    int wrong = 0;
    for (jint k = 0; k < answers[0][i].count; k++) {
        char *name = name_of_member(asked[i], answers[0][i].ids[k]);
        wrong += !is_name_of_first(name);
        release(name);
    }
    return wrong;
}

/* The probe of such a test. */
static inline void ask_at_once(JNIEnv *jni, jobject classes)
{
    pthread_t threads[ASKING];
    int others = 0, wrong = 0;
    pthread_barrier_init(&barrier, NULL, ASKING);
    for (int i = 0; i < CLASSES; i++)
        asked[i] = (*jni)->NewGlobalRef(jni, element(jni, classes, i));
    for (int a = 0; a < ASKING; a++)
        threads[a] = start_attached("asking", ask_all, answers[a]);
    for (int a = 0; a < ASKING; a++)
        pthread_join(threads[a], NULL);
    for (int i = 0; i < CLASSES; i++) {
        for (int a = 1; a < ASKING; a++)
            others += !same_members(asked[i], &answers[a][i], &answers[0][i]);
        wrong += count_wrong_names(i);
    }
    say("members: %d", (int)answers[0][0].count);
    say("other members on another thread: %d, of another name: %d", others, wrong);
}

#endif
