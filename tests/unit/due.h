/* SPDX-License-Identifier: Apache-2.0 */

/* What the model of assay explore allows and requires at the end of a scenario of two platform threads and two
 * environments. */
#ifndef ASSAY_UNIT_DUE_H
#define ASSAY_UNIT_DUE_H

#include "unit.h"

#include "explore/model.h"

static inline void read_with_actors(struct scenario *scenario, const char *text)
{
    char whole[1000];
    const char *problem;
    snprintf(whole, sizeof whole, "environments 2\nactor A platform\nactor B platform\n%s", text);
    if (scenario_read(scenario, whole, &problem) != 0)
        fail_msg("%s", problem);
}

/* What the model of a JVM of 17 allows at the last operation; NULL if the scenario makes no sense. */
static inline const struct step *last_step(const char *text)
{
    static struct model model;
    static struct step step;
    struct scenario scenario;
    read_with_actors(&scenario, text);
    model_begin(&model, &scenario, &(struct model_vm){.spec = 17, .pops_frames = true});
    for (size_t i = 0; i < scenario.count; i++)
        if (!model_step(&model, &scenario.operations[i], &step))
            return NULL;
    return &step;
}

/* The first answer to the last operation. */
static inline const char *answer_to(const char *text)
{
    const struct step *step = last_step(text);
    return step != NULL ? step->answers[0] : NULL;
}

/* What is due at the last operation, a line each; or NULL if the scenario makes no sense. */
static inline const char *due(const char *text)
{
    static char lines[4000];
    const struct step *step = last_step(text);
    if (step == NULL)
        return NULL;
    lines[0] = '\0';
    for (int i = 0; i < step->event_count; i++)
        snprintf(lines + strlen(lines), sizeof lines - strlen(lines), "%s%s%s\n",
                 step->events[i].optional ? "may " : "", step->events[i].is_choice ? "or " : "",
                 step->events[i].text);
    return lines;
}

#endif
