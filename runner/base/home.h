/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Where the parts of Assay are: in the source tree around build/assay, or below
 * the prefix of an installation (lib/assay and share/assay beside bin/assay).
 */
#ifndef ASSAY_BASE_HOME_H
#define ASSAY_BASE_HOME_H

struct home {
    char *agents;      /* directory of the agents' libraries */
    char *descriptors; /* file of what was read of them, which need not be there; NULL for none */
    char *companions;  /* directory of further agents that tests start */
    char *experiments; /* directory of the libraries of experiments */
    char *java;        /* class path of the targets */
    char *probe;       /* library of the agent that questions a JVM */
    char *faults;      /* library of faults, for assay audit */
    char *explore;     /* library of the agent of assay explore */
    char *expected;    /* directory of the expected files */
    char *sources;     /* directory that holds agents/ and javasrc/ */
    char *spec;        /* directory of the tables */
    char *suites;      /* directory of suites, with known/ below it */
    char *manifest;    /* the suite's files with their digests, as they were built */
    char *reports;     /* directory of the templates of reports */
};

/* Finds the parts from the path of the running program. All strings are
 * allocated. Returns 0, or -1 after saying on standard error what is missing. */
int home_find(struct home *home);
void home_free(struct home *home);

#endif
