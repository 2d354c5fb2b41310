/* SPDX-License-Identifier: Apache-2.0 */

/* Calls that are kept until their event comes. */
#include <pthread.h>

#include "agent.h"

enum { ATTACHED = 16 };

static struct scenario_operation attached[ATTACHED];
static int count;
static pthread_mutex_t lock_of_attached = PTHREAD_MUTEX_INITIALIZER;

void attach(const struct scenario_operation *operation)
{
    pthread_mutex_lock(&lock_of_attached);
    if (count < ATTACHED)
        attached[count++] = *operation;
    pthread_mutex_unlock(&lock_of_attached);
}

void detach_all(void)
{
    pthread_mutex_lock(&lock_of_attached);
    count = 0;
    pthread_mutex_unlock(&lock_of_attached);
}

bool take_attached(struct scenario_operation *call, int environment, enum explored_event event,
                   int actor)
{
    int i = 0;
    pthread_mutex_lock(&lock_of_attached);
    while (i < count
           && (attached[i].environment != environment || attached[i].by != actor
               || attached[i].inside != (int)event + 1))
        i++;
    bool found = i < count;
    if (found) {
        *call = attached[i];
        count--;
        for (; i < count; i++)
            attached[i] = attached[i + 1];
    }
    pthread_mutex_unlock(&lock_of_attached);
    return found;
}
