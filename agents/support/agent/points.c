/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>

#include "assay.h"

struct point {
    char name[64];
    bool arrived;
    bool open;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static struct point points[64];

static struct point *find_point(const char *name)
{
    for (size_t i = 0; i < sizeof points / sizeof points[0]; i++) {
        if (points[i].name[0] == '\0')
            strncpy(points[i].name, name, sizeof points[i].name - 1);
        if (strcmp(points[i].name, name) == 0)
            return &points[i];
    }
    broken("no room for the meeting point '%s', or its name is too long", name);
}

static void set(const char *name, bool arrived, bool open)
{
    pthread_mutex_lock(&mutex);
    struct point *point = find_point(name);
    point->arrived |= arrived;
    point->open |= open;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
}

static void wait_for(const char *name, bool arrived, bool open)
{
    pthread_mutex_lock(&mutex);
    struct point *point = find_point(name);
    while ((arrived && !point->arrived) || (open && !point->open))
        pthread_cond_wait(&changed, &mutex);
    pthread_mutex_unlock(&mutex);
}

void arrive_and_wait(const char *point)
{
    set(point, true, false);
    wait_for(point, false, true);
}

void await_arrival(const char *point)
{
    wait_for(point, true, false);
}

void release_point(const char *point)
{
    set(point, false, true);
}
